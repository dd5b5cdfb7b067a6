/** The page in German. */
const words: Record<string, string> = {};
export default words;
