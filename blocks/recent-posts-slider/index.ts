import { postList } from '@wordpress/icons';
import { listTransforms, registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerRoom( metadata, {
	icon: postList,
	edit: Edit,
	save: () => null,
	transforms: listTransforms( metadata.name ),
	help: {
		wake: 'visible',
		look: [ 'variant', 'delay', 'hasDots', 'ratio', 'imageSize' ],
	},
} );
