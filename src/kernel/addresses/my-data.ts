/** Everything stored about the signed-in visitor, as a file. */
export const MY_DATA_PATH = '/api/my-data';
