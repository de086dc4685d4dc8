import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	NoKeyNotice,
	TextField,
	ToggleField,
	defaultsIn,
	useMailingLists,
	type EditProps,
	type ListVendor,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const all = defaultsIn( metadata );
const DEFAULTS = Object.fromEntries(
	[ 'kind', 'provider', 'list', 'doubleOptIn', 'feedUrl', 'feedName' ].map(
		( name ) => [ name, all[ name ] ]
	)
);

/** Settings for provider and list. */
export function DeliverySettings( props: EditProps< Attributes > ) {
	const { kind, provider } = props.attributes;
	const vendors = useMailingLists();
	const slug = kind === 'mailchimp' ? 'mailchimp' : provider;
	const vendor = vendors.find( ( one ) => one.slug === slug );
	return (
		<BlockSettings
			label={ __( 'Destination', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...props }
		>
			{ kind === 'feed' && <FeedFields /> }
			{ kind === 'subscribe' && (
				<ChoiceField< Attributes >
					name="provider"
					label={ __( 'Provider', 'frontage' ) }
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
						label={ __( 'Double opt-in', 'frontage' ) }
						help={ __(
							'Subscribers click a link in an email, then a button to confirm. Many countries require this. It also prevents signups with someone else’s address.',
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
				label={ __( 'Service form URL', 'frontage' ) }
				help={ __(
					'Opens in a 550 × 520 pixel window with the details the visitor entered.',
					'frontage'
				) }
			/>
			<TextField
				name="feedName"
				label={ __( 'Feed name', 'frontage' ) }
			/>
		</>
	);
}

function ListField( { vendor }: { vendor?: ListVendor } ) {
	if ( vendor && ! vendor.isConfigured ) {
		return <NoKeyNotice title={ vendor.title } />;
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
			<ChoiceField< Attributes >
				name="list"
				label={ __( 'List', 'frontage' ) }
				options={ {
					'': __( 'Select…', 'frontage' ),
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
			label={ __( 'List name', 'frontage' ) }
			help={ __(
				'Optional. Tells several newsletters apart.',
				'frontage'
			) }
			maxLength={ 64 }
		/>
	);
}
