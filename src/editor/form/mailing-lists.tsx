import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

/** A service with mailing lists. */
export interface ListVendor {
	slug: string;
	title: string;
	isConfigured: boolean;
	lists: { id: string; title: string; members: number }[];
	error: string;
}

/** Requested once for all forms of the page. */
let known: Promise< ListVendor[] > | undefined;

/** Returns the services with mailing lists; none until they are known. */
export function useMailingLists(): ListVendor[] {
	const [ vendors, setVendors ] = useState< ListVendor[] >( [] );
	useEffect( () => {
		known ??= apiFetch< ListVendor[] >( {
			path: '/frontage/v1/mailing-lists',
		} ).catch( () => [] );
		let isHere = true;
		void known.then( ( found ) => isHere && setVendors( found ) );
		return () => {
			isHere = false;
		};
	}, [] );
	return vendors;
}

/** Says that a service cannot be used yet. */
export const NoKeyNotice = ( { title }: { title: string } ) => (
	<Notice status="warning" isDismissible={ false }>
		{ sprintf(
			/* translators: %s: name of a service. */
			__(
				'There is no API key for %s yet. Add one under Frontage → Integrations. Until then, subscribers are kept on this site.',
				'frontage'
			),
			title
		) }
	</Notice>
);
