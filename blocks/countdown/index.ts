import { scheduled } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';
import { variations } from './edit/variations';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: scheduled,
	edit: Edit,
	save: saveInnerBlocks,
	variations,
	help,
} );
