/** Where subscribers go. */
import apiFetch from '@wordpress/api-fetch';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { EditProps } from './edit';

interface Vendor {
	slug: string;
	title: string;
	isConfigured: boolean;
	lists: { id: string; title: string; members: number }[];
	error: string;
}

const all = defaultsIn( metadata );
const DEFAULTS = Object.fromEntries(
	[ 'kind', 'provider', 'list', 'doubleOptIn', 'feedUrl', 'feedName' ].map(
		( name ) => [ name, all[ name ] ]
	)
);

/** Asked once for all forms of the page. */
let known: Promise< Vendor[] > | undefined;

function useVendors(): Vendor[] {
	const [ vendors, setVendors ] = useState< Vendor[] >( [] );
	useEffect( () => {
		known ??= apiFetch< Vendor[] >( {
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

export function DeliverySettings( props: EditProps ) {
	const { kind, provider } = props.attributes;
	const vendors = useVendors();
	const slug = kind === 'mailchimp' ? 'mailchimp' : provider;
	const vendor = vendors.find( ( one ) => one.slug === slug );
	return (
		<BlockSettings
			label={ __( 'Where subscribers go', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...props }
		>
			{ kind === 'feed' && <FeedFields /> }
			{ kind === 'subscribe' && (
				<ChoiceField
					name="provider"
					label={ __( 'Kept by', 'frontage' ) }
					options={ {
						local: __( 'This site', 'frontage' ),
						...Object.fromEntries(
							vendors.map( ( one ) => [ one.slug, one.title ] )
						),
					} }
					onChoose={ () => props.setAttributes( { list: '' } ) }
				/>
			) }
			{ kind !== 'feed' && (
				<>
					<ListField vendor={ vendor } />
					<ToggleField
						name="doubleOptIn"
						label={ __( 'Ask by mail first', 'frontage' ) }
						help={ __(
							'People confirm by a button behind an address in a mail. Many countries want it so; it also keeps out addresses of others.',
							'frontage'
						) }
					/>
				</>
			) }
		</BlockSettings>
	);
}

function FeedFields() {
	return (
		<>
			<TextField
				name="feedUrl"
				type="url"
				label={ __( 'Address of the service’s form', 'frontage' ) }
				help={ __(
					'Opens in a window of 550 by 520 with what the visitor typed.',
					'frontage'
				) }
			/>
			<TextField
				name="feedName"
				label={ __( 'Name of the feed there', 'frontage' ) }
			/>
		</>
	);
}

function ListField( { vendor }: { vendor?: Vendor } ) {
	if ( vendor && ! vendor.isConfigured ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ sprintf(
					/* translators: %s: name of a service. */
					__(
						'There is no key for %s yet. Enter one under Frontage → Integrations; until then subscribers wait on this site.',
						'frontage'
					),
					vendor.title
				) }
			</Notice>
		);
	}
	if ( vendor?.error ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ vendor.error }
			</Notice>
		);
	}
	if ( vendor?.lists.length ) {
		return (
			<ChoiceField
				name="list"
				label={ __( 'List', 'frontage' ) }
				options={ {
					'': __( 'Choose…', 'frontage' ),
					...Object.fromEntries(
						vendor.lists.map( ( { id, title, members } ) => [
							id,
							`${ title } (${ members })`,
						] )
					),
				} }
			/>
		);
	}
	return (
		<TextField
			name="list"
			label={ __( 'Name of the list', 'frontage' ) }
			help={ __(
				'To tell several newsletters apart; may stay empty.',
				'frontage'
			) }
			maxLength={ 64 }
		/>
	);
}
