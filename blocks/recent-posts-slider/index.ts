import { postList } from '@wordpress/icons';
import { listTransforms, registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import './style.scss';

registerBlock( metadata, {
	icon: postList,
	edit: Edit,
	save: () => null,
	transforms: listTransforms( metadata.name ),
	help: {
		wake: 'visible',
		look: [ 'variant', 'delay', 'hasDots', 'ratio', 'imageSize' ],
	},
} );
