import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	help: { wake: () => 'visible', look: [] },
} );
