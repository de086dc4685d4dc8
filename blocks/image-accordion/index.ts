import { columns } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';
import { transforms } from './edit/transforms';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: columns,
	edit: Edit,
	save: saveInnerBlocks,
	help,
	transforms,
} );
