/** All that is kept of whoever is signed in, as a file. */
export const MY_DATA_PATH = '/api/my-data';
