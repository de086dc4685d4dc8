import { registerBlock, wallTransforms } from '@frontage/editor';
import { slideTransforms } from '@frontage/editor/slides';
import metadata from './block.json';
import { icon, variationIcons } from './edit/icon';
import { Edit } from './edit/edit';
import { variations } from './edit/variations';
import { wall } from './edit/wall';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	variationIcons,
	edit: Edit,
	variations,
	transforms: wallTransforms( wall, slideTransforms( metadata.name ) ),
} );
