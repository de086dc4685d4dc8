import { heading as icon } from '@wordpress/icons';
import { registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';
import { transforms } from './transforms';
import { variations } from './variations';
import './style.scss';
import './editor.scss';

registerRoom( metadata, { icon, edit: Edit, help, transforms, variations } );
