import { registerBlock } from '@frontage/editor';
import { slideTransforms } from '@frontage/editor/slides';
import metadata from './block.json';
import { icon, variationIcons } from './edit/icon';
import { Edit } from './edit/edit';
import { variations } from './edit/variations';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	variationIcons,
	edit: Edit,
	variations,
	transforms: slideTransforms( metadata.name ),
} );
