import { scheduled } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerRoom( metadata, {
	icon: scheduled,
	edit: Edit,
	save: saveInnerBlocks,
	variations,
	help,
} );
