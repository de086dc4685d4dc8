import { registerBlock } from '@frontage/editor';
import { pictureTransforms } from '@frontage/editor/pictures';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

/** Minimum number of categories for a filter. */
const CATEGORIES = 2;

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms: pictureTransforms( metadata.name ),
	help: {
		wake: ( { categories, perPage } ) =>
			perPage || ( categories as unknown[] ).length >= CATEGORIES
				? 'interaction'
				: '',
		look: [ 'columns', 'ratio', 'captions' ],
	},
} );
