import { lock } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

registerBlock( metadata, { icon: lock, edit: Edit, save: saveInnerBlocks } );
