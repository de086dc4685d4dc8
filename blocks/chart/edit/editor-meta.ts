/** Editor metadata of the chart: cost, and which attributes are about its look. */
import type { EditorMeta } from '@frontage/editor';

export const help: EditorMeta = {
	wake: ( { rows } ) =>
		Array.isArray( rows ) && rows.length ? 'interaction' : '',
	look: [ 'type', 'isStacked', 'height', 'colors', 'hasPatterns', 'table' ],
};
