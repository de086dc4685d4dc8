import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon } from './edit/icon';
import { Edit } from './edit/edit';
import { transforms } from './edit/transforms';
import './style.scss';

registerBlock( metadata, {
	icon,
	edit: Edit,
	transforms,
	help: { look: [ 'separator', 'hasHome', 'hasCurrent' ] },
} );
