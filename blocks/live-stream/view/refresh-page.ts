/** Loads the page again. */
export const refreshPage = (): void => location.reload();
