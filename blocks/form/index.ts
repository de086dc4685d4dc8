import { inbox as icon } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';
import './style.scss';
import './editor.scss';

registerRoom( metadata, {
	icon,
	edit: Edit,
	save: saveInnerBlocks,
	help,
} );
