/* Read before every C file of the compiled build, in place of some things that other headers say.

   Whether a value is of some class is asked several times an act, nearly always of a class a step or two above its
   own; following the bases here takes a third of what the library's function takes. Where bases do not lead there
   (several of them, or none), that function is asked as before.

   Facts are made without what the garbage collector needs (`acyclic`). Python's way of freeing long chains without
   deep calls writes into just that; so what has none is freed at once. Such chains are as long as the engine lets one
   event bring about another, which is some dozen.

   What a dictionary has for a class, a number or a text is remembered for a while, also that it has nothing. Python
   gives a dictionary another version whenever something in it changes, and no version twice, so what is remembered for
   a version holds; and a key that is remembered is kept, so that no other comes to lie in its place.

   A list that has room takes one more value without a call.

   What mypyc calls when something is raised is said to be rare. The compiler then puts all that is done in such a case
   apart: it is a third of the code, and what remains fits better where a processor keeps what it does most. */
#ifndef CARDHOUSE_QUICK_H
#define CARDHOUSE_QUICK_H
#ifndef PY_SSIZE_T_CLEAN
#define PY_SSIZE_T_CLEAN
#endif
#include <Python.h>

#if defined(__GNUC__)
#define CARDHOUSE_RARE __attribute__((cold))
void CPy_TypeError(const char *expected, PyObject *value) CARDHOUSE_RARE;
void CPy_AddTraceback(const char *file, const char *function, int line, PyObject *globals) CARDHOUSE_RARE;
void CPy_TypeErrorTraceback(const char *file, const char *function, int line, PyObject *globals, const char *expected,
                            PyObject *value) CARDHOUSE_RARE;
void CPy_AttributeError(const char *file, const char *function, const char *kind, const char *name, int line,
                        PyObject *globals) CARDHOUSE_RARE;
#endif

static inline int cardhouse_is(PyObject *value, PyTypeObject *kind) {
    PyTypeObject *own = Py_TYPE(value);
    for (PyTypeObject *each = own; each != NULL; each = each->tp_base) {
        if (each == kind) {
            return 1;
        }
    }
    return PyType_IsSubtype(own, kind);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(value, kind) cardhouse_is((PyObject *)(value), (kind))

#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(value, dealloc) \
    Py_TRASHCAN_BEGIN_CONDITION((value), \
        PyType_IS_GC(Py_TYPE(value)) && Py_TYPE(value)->tp_dealloc == (destructor)(dealloc))
#endif

#if PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030C0000 && !defined(_MSC_VER)
#define CARDHOUSE_REMEMBERED 512 /* a power of two */

typedef struct {
    uint64_t version;
    PyObject *key;
    PyObject *value;
} cardhouse_entry;

static cardhouse_entry cardhouse_entries[CARDHOUSE_REMEMBERED] __attribute__((unused));

static inline PyObject *cardhouse_item(PyObject *dict, PyObject *key) {
    if (!PyDict_CheckExact(dict) ||
        !(Py_IS_TYPE(key, &PyUnicode_Type) || Py_IS_TYPE(key, &PyType_Type) || Py_IS_TYPE(key, &PyLong_Type))) {
        return PyDict_GetItemWithError(dict, key);
    }
    uint64_t version = ((PyDictObject *)dict)->ma_version_tag;
    cardhouse_entry *entry = &cardhouse_entries[(((uintptr_t)key >> 5) ^ version) & (CARDHOUSE_REMEMBERED - 1)];
    if (entry->version == version && entry->key == key) {
        return entry->value;
    }
    PyObject *value = PyDict_GetItemWithError(dict, key);
    if (value != NULL || !PyErr_Occurred()) {
        PyObject *before = entry->key;
        entry->version = ((PyDictObject *)dict)->ma_version_tag;
        entry->value = value;
        entry->key = Py_NewRef(key);
        Py_XDECREF(before);
    }
    return value;
}

static inline int cardhouse_has(PyObject *dict, PyObject *key) {
    return cardhouse_item(dict, key) != NULL ? 1 : PyErr_Occurred() ? -1 : 0;
}

#define PyDict_GetItemWithError(dict, key) cardhouse_item((dict), (key))
#define PyDict_Contains(dict, key) cardhouse_has((dict), (key))

static inline int cardhouse_append(PyObject *list, PyObject *value) {
    PyListObject *has = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(list);
    if (!PyList_Check(list) || size >= has->allocated) {
        return PyList_Append(list, value);
    }
    has->ob_item[size] = Py_NewRef(value);
    Py_SET_SIZE(has, size + 1);
    return 0;
}

#define PyList_Append(list, value) cardhouse_append((list), (value))
#endif
#endif
