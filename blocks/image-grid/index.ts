import { registerBlock, wallTransforms } from '@frontage/editor';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import { wall } from './edit/wall';
import './style.scss';
import './editor.scss';

/** Minimum number of categories for a filter. */
const CATEGORIES = 2;

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms: wallTransforms( wall ),
	help: {
		wake: ( { categories, perPage } ) =>
			perPage || ( categories as unknown[] ).length >= CATEGORIES
				? 'interaction'
				: '',
		look: [ 'columns', 'ratio', 'captions' ],
	},
} );
