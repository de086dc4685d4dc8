import { RawHTML } from '@wordpress/element';
import { classOf } from './content';
import type { Scope } from './template';

interface Described {
	name: string;
	attributes?: object;
	supports?: object;
}

/**
 * Returns a deprecated version that accepts no HTML and any of ours, so that a block whose HTML differs from its
 * attributes is not broken: the attributes count, and the HTML is written again. This happens to blocks that a program,
 * a pattern or a translation plugin wrote. HTML of others stays, and WordPress asks what to do with it.
 *
 * @param block The `block.json`.
 */
export const anyContent = ( { name, attributes, supports }: Described ) => ( {
	// WordPress would add a class to what earlier versions save.
	apiVersion: 3,
	attributes: {
		...attributes,
		className: { type: 'string' },
		savedHtml: { type: 'string', source: 'raw' },
	},
	// The HTML may lack a class that is among the attributes.
	supports: { ...supports, customClassName: false },
	save: ( { attributes: { savedHtml } }: { attributes: Scope } ) =>
		String( savedHtml ).includes( classOf( name ) ) ? (
			<RawHTML>{ String( savedHtml ) }</RawHTML>
		) : null,
	migrate: ( { savedHtml, ...rest }: Scope ) => rest,
} );
