import { upload as icon } from '@wordpress/icons';
import { registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';
import './style.scss';
import './editor.scss';

registerRoom( metadata, {
	icon,
	edit: Edit,
	save: () => null,
	help,
} );
