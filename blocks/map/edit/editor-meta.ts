import type { EditorMeta } from '@frontage/editor';

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { places, googleMapType } ) =>
		( Array.isArray( places ) && places.length ) || googleMapType
			? 'interaction'
			: '',
	look: [ 'mapStyle', 'customStyle', 'shape', 'listPosition' ],
};
