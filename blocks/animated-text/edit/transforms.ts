import { createBlock } from '@wordpress/blocks';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';

const whole = ( { before, words, after }: Attributes ) =>
	[ before, words.join( ', ' ), after ].filter( Boolean ).join( ' ' );

/** Transforms to and from headings and paragraphs. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/heading' ],
			transform: ( { content = '', level = 2 } ) =>
				createBlock( 'frontage/animated-text', {
					before: plain( content ),
					tag: `h${ level }`,
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( { content = '' } ) =>
				createBlock( 'frontage/animated-text', {
					before: plain( content ),
					tag: 'p',
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/heading' ],
			transform: ( attributes: Attributes ) =>
				createBlock( 'core/heading', {
					content: whole( attributes ),
					level: Number( attributes.tag.slice( 1 ) ) || 2,
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/paragraph' ],
			transform: ( attributes: Attributes ) =>
				createBlock( 'core/paragraph', {
					content: whole( attributes ),
				} ),
		},
	],
};
