import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import { transforms } from './edit/transforms';
import './style.scss';

registerBlock( metadata, {
	icon,
	transforms,
	edit: Edit,
	help: { look: [ 'shows' ] },
} );
