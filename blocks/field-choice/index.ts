import { list as icon } from '@wordpress/icons';
import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';

registerBlock( metadata, {
	icon,
	edit: Edit,
	save: () => null,
	help: { look: [ 'width', 'hidesLabel' ] },
} );
