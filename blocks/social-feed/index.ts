import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon, variationIcons } from './edit/icon';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';
import { transforms } from './edit/transforms';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	variationIcons,
	edit: Edit,
	help,
	transforms,
} );
