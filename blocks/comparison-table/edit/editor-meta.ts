import type { EditorMeta } from '@frontage/editor';
import type { Row } from './comparison';

/** When the block needs a script, and which attributes are about its look. */
export const help: EditorMeta = {
	wake: ( { rows } ) =>
		( ( rows ?? [] ) as Row[] ).some( ( { kind } ) => kind )
			? 'interaction'
			: '',
	look: [ 'hasFilter', 'marksDifferences' ],
};
