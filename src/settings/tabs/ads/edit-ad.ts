import { setArgs } from '../../parts';

/**
 * Opens an ad for editing.
 *
 * @param id Post ID; 0 goes back to the list.
 */
export const editAd = ( id: number ) => setArgs( { ad: id ? `${ id }` : '' } );
