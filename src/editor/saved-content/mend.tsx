import { RawHTML } from '@wordpress/element';
import type { Scope } from './template';

interface Described {
	attributes?: object;
	supports?: object;
}

/**
 * Returns a deprecated version that accepts any saved HTML, so that a block whose HTML differs from its attributes is
 * never broken: the attributes count, and the HTML is written again. This happens to blocks that were written by hand,
 * by a program, or by a translation plugin.
 *
 * @param block The `block.json`.
 */
export const anyContent = ( { attributes, supports }: Described ) => ( {
	attributes: {
		...attributes,
		className: { type: 'string' },
		savedHtml: { type: 'string', source: 'raw' },
	},
	// The HTML may lack a class that is among the attributes.
	supports: { ...supports, customClassName: false },
	save: ( { attributes: { savedHtml } }: { attributes: Scope } ) => (
		<RawHTML>{ String( savedHtml ) }</RawHTML>
	),
	migrate: ( { savedHtml, ...rest }: Scope ) => rest,
} );
