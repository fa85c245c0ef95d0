export const SAVED_PATH = '/saved';
export const COMPARE_PATH = '/compare';
