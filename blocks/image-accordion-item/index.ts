import { image } from '@wordpress/icons';
import { registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';

registerRoom( metadata, {
	icon: image,
	edit: Edit,
	help,
} );
