import { chartBar } from '@wordpress/icons';
import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: chartBar,
	edit: Edit,
	help,
} );
