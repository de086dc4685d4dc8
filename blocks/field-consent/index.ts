import { check as icon } from '@wordpress/icons';
import { registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerRoom( metadata, {
	icon,
	edit: Edit,
	save: () => null,
	help: { look: [ 'width' ] },
} );
