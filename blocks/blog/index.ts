import { listTransforms, registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon, variationIcons } from './edit/icon';
import { Edit } from './edit/edit';
import './style.scss';

registerBlock( metadata, {
	icon,
	variationIcons,
	edit: Edit,
	transforms: listTransforms( metadata.name ),
} );
