/* Read before every C file of the compiled build, in place of some things that other headers say.

   Whether a value is of some class is asked several times an act, nearly always of a class a step or two above its
   own; following the bases here takes a third of what the library's function takes. Where bases do not lead there, and
   there are more of them than were followed, that function is asked as before.

   Facts are made without what the garbage collector needs (`acyclic`). Python's way of freeing long chains without
   deep calls writes into just that; so what has none is freed at once. Such chains are as long as the engine lets one
   event bring about another, which is some dozen.

   What a dictionary has for a class, a number or a text is remembered for a while, also that it has nothing. Python
   gives a dictionary another version whenever something in it changes, and no version twice, so what is remembered for
   a version holds; and a key that is remembered is kept, so that no other comes to lie in its place. What is not
   remembered of a text is looked for here, as Python does it, as long as no other text could be meant.

   Two values of a class that compares no better than by which they are, such as cards, are equal if they are the same;
   so it is known at once whether one of them is in a list.

   A list that has room takes more values without a call. Most lists are small and live for a moment: one that nobody
   wants any more is kept with its room for the next, as Python keeps lists without it, and so are the smallest tuples.
   None of ours hold others that hold others and so on, so freeing what is in them needs no care for deep calls.

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
    Py_ssize_t bases = 0;
    for (PyTypeObject *each = own; each != NULL; each = each->tp_base) {
        if (each == kind) {
            return 1;
        }
        bases++;
    }
    return own->tp_mro != NULL && PyTuple_GET_SIZE(own->tp_mro) == bases ? 0 : PyType_IsSubtype(own, kind);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(value, kind) cardhouse_is((PyObject *)(value), (kind))

static inline int cardhouse_same(PyObject *one, PyObject *other, int how) {
    if (how == Py_EQ && Py_TYPE(one) == Py_TYPE(other) &&
        Py_TYPE(one)->tp_richcompare == PyBaseObject_Type.tp_richcompare) {
        return one == other;
    }
    return PyObject_RichCompareBool(one, other, how);
}

#define PyObject_RichCompareBool(one, other, how) cardhouse_same((one), (other), (how))

static inline int cardhouse_among(PyObject *values, PyObject *value) {
    if (!PyList_CheckExact(values) || Py_TYPE(value)->tp_richcompare != PyBaseObject_Type.tp_richcompare) {
        return PySequence_Contains(values, value);
    }
    for (Py_ssize_t place = 0; place < Py_SIZE(values); place++) {
        PyObject *each = PyList_GET_ITEM(values, place);
        if (each == value) {
            return 1;
        }
        if (Py_TYPE(each) != Py_TYPE(value)) {
            return PySequence_Contains(values, value);
        }
    }
    return 0;
}

#define PySequence_Contains(values, value) cardhouse_among((values), (value))

#ifdef Py_TRASHCAN_BEGIN_CONDITION
#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(value, dealloc) \
    Py_TRASHCAN_BEGIN_CONDITION((value), \
        PyType_IS_GC(Py_TYPE(value)) && Py_TYPE(value)->tp_dealloc == (destructor)(dealloc))
#endif

#if PY_VERSION_HEX >= 0x030B0000 && PY_VERSION_HEX < 0x030C0000 && !defined(_MSC_VER)
#ifndef Py_BUILD_CORE
#define Py_BUILD_CORE
#include "internal/pycore_dict.h"
#undef Py_BUILD_CORE
#else
#include "internal/pycore_dict.h"
#endif

#define CARDHOUSE_REMEMBERED 512 /* a power of two */

typedef struct {
    uint64_t version;
    PyObject *key;
    PyObject *value;
} cardhouse_entry;

static cardhouse_entry cardhouse_entries[CARDHOUSE_REMEMBERED] __attribute__((unused));

static inline int cardhouse_text(PyDictKeysObject *keys, PyObject *text, PyObject **value) {
    Py_hash_t hash = ((PyASCIIObject *)text)->hash;
    if (keys->dk_kind != DICT_KEYS_UNICODE || keys->dk_log2_size >= 8 || hash == -1) {
        return 0;
    }
    PyDictUnicodeEntry *entries = (PyDictUnicodeEntry *)(keys->dk_indices + ((size_t)1 << keys->dk_log2_index_bytes));
    size_t mask = ((size_t)1 << keys->dk_log2_size) - 1, step = (size_t)hash, place = step & mask;
    for (;; step >>= 5, place = (place * 5 + step + 1) & mask) {
        int at = ((int8_t *)keys->dk_indices)[place];
        if (at == DKIX_EMPTY) {
            *value = NULL;
            return 1;
        }
        if (at >= 0 && entries[at].me_key == text) {
            *value = entries[at].me_value;
            return 1;
        }
        if (at >= 0 && ((PyASCIIObject *)entries[at].me_key)->hash == hash) {
            return 0;
        }
    }
}

static inline PyObject *cardhouse_item(PyObject *dict, PyObject *key) {
    if (!PyDict_CheckExact(dict)) {
        return PyDict_GetItemWithError(dict, key);
    }
    uint64_t version = ((PyDictObject *)dict)->ma_version_tag;
    cardhouse_entry *entry = &cardhouse_entries[(((uintptr_t)key >> 5) ^ version) & (CARDHOUSE_REMEMBERED - 1)];
    if (entry->version == version && entry->key == key) {
        return entry->value;
    }
    PyObject *value;
    if (!Py_IS_TYPE(key, &PyUnicode_Type) || !cardhouse_text(((PyDictObject *)dict)->ma_keys, key, &value)) {
        value = PyDict_GetItemWithError(dict, key);
        if ((value == NULL && PyErr_Occurred()) ||
            !(Py_IS_TYPE(key, &PyUnicode_Type) || Py_IS_TYPE(key, &PyType_Type) || Py_IS_TYPE(key, &PyLong_Type))) {
            return value;
        }
    }
    PyObject *before = entry->key;
    entry->version = ((PyDictObject *)dict)->ma_version_tag;
    entry->value = value;
    entry->key = Py_NewRef(key);
    Py_XDECREF(before);
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

static inline int cardhouse_put(PyObject *list, Py_ssize_t from, Py_ssize_t to, PyObject *values) {
    PyListObject *has = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(list);
    if (from == PY_SSIZE_T_MAX && values != NULL && (PyList_CheckExact(values) || PyTuple_CheckExact(values)) &&
        PyList_Check(list) && size + Py_SIZE(values) <= has->allocated) {
        PyObject **each = PySequence_Fast_ITEMS(values), **end = each + Py_SIZE(values);
        while (each < end) {
            has->ob_item[size++] = Py_NewRef(*each++);
        }
        Py_SET_SIZE(has, size);
        return 0;
    }
    if (values == NULL && from >= 0 && to == from + 1 && to <= size && PyList_CheckExact(list)) {
        PyObject *gone = has->ob_item[from];
        memmove(has->ob_item + from, has->ob_item + to, (size - to) * sizeof(PyObject *));
        Py_SET_SIZE(has, size - 1);
        Py_DECREF(gone);
        return 0;
    }
    return PyList_SetSlice(list, from, to, values);
}

#define PyList_SetSlice(list, from, to, values) cardhouse_put((list), (from), (to), (values))

#if !defined(Py_REF_DEBUG) && !defined(Py_TRACE_REFS)
#define CARDHOUSE_ONE __attribute__((weak, visibility("hidden"))) /* all files share it */
#define CARDHOUSE_SPARES 32
#define CARDHOUSE_LEAST 4 /* so many values a spare list has room for */
#define CARDHOUSE_MOST 8
#define CARDHOUSE_FEW 3 /* so many values at most are in a spare tuple */

CARDHOUSE_ONE PyObject *cardhouse_lists[CARDHOUSE_SPARES];
CARDHOUSE_ONE int cardhouse_spare_lists;
CARDHOUSE_ONE PyObject *cardhouse_tuples[CARDHOUSE_FEW + 1][CARDHOUSE_SPARES];
CARDHOUSE_ONE int cardhouse_spare_tuples[CARDHOUSE_FEW + 1];

void cardhouse_free(PyObject *value) CARDHOUSE_ONE;

static inline void cardhouse_let_go(PyObject *value) {
    if (--value->ob_refcnt == 0) {
        cardhouse_free(value);
    }
}

static inline void cardhouse_let_go_if(PyObject *value) {
    if (value != NULL) {
        cardhouse_let_go(value);
    }
}

#undef Py_DECREF
#undef Py_XDECREF
#define Py_DECREF(value) cardhouse_let_go(_PyObject_CAST(value))
#define Py_XDECREF(value) cardhouse_let_go_if(_PyObject_CAST(value))

CARDHOUSE_ONE PyObject *cardhouse_list(Py_ssize_t size) {
    if (size > CARDHOUSE_LEAST || (size == 0 && cardhouse_spare_lists == 0)) {
        return PyList_New(size);
    }
    PyObject *list;
    if (cardhouse_spare_lists == 0) {
        list = PyList_New(CARDHOUSE_LEAST);
        if (list == NULL) {
            return NULL;
        }
    } else {
        list = cardhouse_lists[--cardhouse_spare_lists];
        for (Py_ssize_t place = 0; place < size; place++) {
            ((PyListObject *)list)->ob_item[place] = NULL;
        }
        Py_SET_REFCNT(list, 1);
        PyObject_GC_Track(list);
    }
    Py_SET_SIZE(list, size);
    return list;
}

CARDHOUSE_ONE PyObject *cardhouse_tuple(Py_ssize_t size) {
    if (size <= 0 || size > CARDHOUSE_FEW || cardhouse_spare_tuples[size] == 0) {
        return PyTuple_New(size);
    }
    PyObject *tuple = cardhouse_tuples[size][--cardhouse_spare_tuples[size]];
    Py_SET_REFCNT(tuple, 1);
    PyObject_GC_Track(tuple);
    return tuple;
}

#define PyList_New(size) cardhouse_list(size)
#define PyTuple_New(size) cardhouse_tuple(size)

/* The garbage collector may be about to empty what is freed, and does not know a spare one. */
CARDHOUSE_ONE void cardhouse_free_tuple(PyObject *tuple) {
    Py_ssize_t size = Py_SIZE(tuple);
    PyObject_GC_UnTrack(tuple);
    for (Py_ssize_t place = size; place-- > 0;) {
        PyObject *value = PyTuple_GET_ITEM(tuple, place);
        PyTuple_SET_ITEM(tuple, place, NULL);
        Py_XDECREF(value);
    }
    if (cardhouse_spare_tuples[size] < CARDHOUSE_SPARES) {
        cardhouse_tuples[size][cardhouse_spare_tuples[size]++] = tuple;
    } else {
        _Py_Dealloc(tuple);
    }
}

CARDHOUSE_ONE void cardhouse_free_list(PyObject *list) {
    Py_ssize_t place = Py_SIZE(list);
    PyObject_GC_UnTrack(list);
    Py_SET_SIZE(list, 0);
    while (place-- > 0) {
        Py_XDECREF(((PyListObject *)list)->ob_item[place]);
    }
    if (cardhouse_spare_lists < CARDHOUSE_SPARES) {
        cardhouse_lists[cardhouse_spare_lists++] = list;
    } else {
        _Py_Dealloc(list);
    }
}

void cardhouse_free(PyObject *value) {
    Py_ssize_t room;
    if (Py_IS_TYPE(value, &PyList_Type)) {
        room = ((PyListObject *)value)->allocated;
        if (room >= CARDHOUSE_LEAST && room <= CARDHOUSE_MOST) {
            cardhouse_free_list(value);
            return;
        }
    } else if (Py_IS_TYPE(value, &PyTuple_Type) && Py_SIZE(value) > 0 && Py_SIZE(value) <= CARDHOUSE_FEW) {
        cardhouse_free_tuple(value);
        return;
    }
    _Py_Dealloc(value);
}
#endif
#endif
#endif
