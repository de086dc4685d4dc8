import { registerBlock } from '@frontage/editor';
import { pictureTransforms } from '@frontage/editor/pictures';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms: pictureTransforms( metadata.name, 2 ),
	help: {
		wake: 'visible',
		look: [ 'orientation', 'start', 'followsMouse' ],
	},
} );
