import { image } from '@wordpress/icons';
import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';

registerBlock( metadata, {
	icon: image,
	edit: Edit,
	help,
} );
