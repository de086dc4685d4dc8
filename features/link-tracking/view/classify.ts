import { decoded } from '@frontage/lib/decoded';
import { discreetAddress, discreetText, domainOf, parsed } from './discreet';
import type { LinkFields, LinkRules, LinkType } from './types';

/** A link as it is on the page. */
export interface LinkFacts {
	/** The attribute; a browser’s rules apply to it. */
	href: string;
	/** What the attribute is relative to. */
	base: string;
	/** Host of the page, with its port. */
	host: string;
	text: string;
	/** Whether it has the attribute `download`. */
	isDownload: boolean;
	/** Whether it has `rel="sponsored"`. */
	isSponsored: boolean;
}

type Rules = Pick< LinkRules, 'files' | 'affiliates' | 'hosts' >;

const bare = ( host: string ) => host.replace( /^www\./, '' );

/** Whether a host is a domain, or a part of it. */
const belongs = ( host: string, domain: string ) =>
	`.${ host }`.endsWith( `.${ domain }` );

/** Whether an address begins as the owner wrote: `/go/` on this site, `example.com`, or `example.com/ref/`. */
function begins(
	host: string,
	path: string,
	own: string,
	entry: string
): boolean {
	const slash = `${ entry }/`.indexOf( '/' );
	const domain = entry.slice( 0, slash );
	return (
		( domain ? belongs( host, domain ) : host === own ) &&
		path.startsWith( entry.slice( slash ) )
	);
}

const extensionOf = ( path: string ) =>
	/\.([a-z0-9]{1,10})$/i.exec( path )?.[ 1 ]?.toLowerCase() ?? '';

/**
 * Returns what is reported of a link (S0 §7); null for links that stay on this site, and for everything that is no address.
 *
 * @param link  As it is on the page.
 * @param rules The owner's settings.
 */
export function classify( link: LinkFacts, rules: Rules ): LinkFields | null {
	const url = parsed( link.href, link.base );
	const fields = (
		type: LinkType,
		address: string,
		domain: string,
		extension = ''
	): LinkFields => ( {
		link_text: discreetText( link.text, type === 'tel' ),
		link_url: address,
		link_type: type,
		link_domain: domain,
		file_extension: extension,
	} );
	if ( url?.protocol === 'mailto:' ) {
		const domain = domainOf( url.pathname );
		return fields(
			'mailto',
			`mailto:${ domain && `@${ domain }` }`,
			domain
		);
	}
	if ( url?.protocol === 'tel:' ) {
		return fields( 'tel', 'tel:', '' );
	}
	if ( ! url || ! /^https?:$/.test( url.protocol ) ) {
		return null;
	}
	const [ host, own ] = [ bare( url.host ), bare( link.host ) ];
	const path = decoded( url.pathname );
	const extension = extensionOf( path );
	const type = typeOf();
	return (
		type &&
		fields(
			type,
			discreetAddress( url ),
			url.hostname,
			type === 'download' ? extension : ''
		)
	);

	function typeOf(): LinkType | null {
		if (
			link.isSponsored ||
			rules.affiliates.some( ( entry ) =>
				begins( host, path, own, entry )
			)
		) {
			return 'affiliate';
		}
		if ( link.isDownload || rules.files.includes( extension ) ) {
			return 'download';
		}
		if ( host === own ) {
			return null;
		}
		return rules.hosts.some( ( domain ) => belongs( host, domain ) )
			? 'cross-hostname'
			: 'outbound-link';
	}
}
