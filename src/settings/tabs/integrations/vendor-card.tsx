import { __, sprintf } from '@wordpress/i18n';
import {
	Rows,
	SaveBar,
	Section,
	SettingControl,
	useSettings,
} from '../../parts';
import { TestButton } from './test-button';
import type { Vendor } from './types';

/** One provider. */
export function VendorCard( { vendor }: { vendor: Vendor } ) {
	const { fields, isDirty } = useSettings();
	const mine = fields.filter( ( { module } ) => module === vendor.slug );
	return (
		<Section title={ vendor.title } description={ vendor.purpose }>
			<div className="frontage-card frontage-vendor">
				<div className="frontage-vendor__keys">
					{ mine.map( ( field ) => (
						<SettingControl key={ field.key } field={ field } />
					) ) }
					<Stored vendor={ vendor } />
					<SaveBar modules={ [ vendor.slug ] } />
					<TestButton
						vendor={ vendor }
						hasChanges={ isDirty( vendor.slug ) }
					/>
				</div>
				<Rows label={ vendor.title } rows={ factsOf( vendor ) } />
			</div>
		</Section>
	);
}

/** The last characters of stored keys, so that owners can tell which key is stored. */
function Stored( { vendor }: { vendor: Vendor } ) {
	const stored = vendor.fields.filter(
		( { control, isSet } ) => control === 'secret' && isSet
	);
	return stored.map( ( { key, label, value } ) => (
		<p key={ key } className="frontage-vendor__stored">
			{ sprintf(
				/* translators: 1: name of a key, 2: dots and its last characters. */
				__( '%1$s in use: %2$s', 'frontage' ),
				label,
				String( value )
			) }
		</p>
	) );
}

function factsOf( vendor: Vendor ) {
	return [
		[ __( 'Data sent', 'frontage' ), vendor.data ],
		[
			__( 'Contacted by visitors’ browsers', 'frontage' ),
			vendor.browserHosts.length ? (
				<>
					<Hosts hosts={ vendor.browserHosts } />{ ' ' }
					{ vendor.asks && __( 'after they agree', 'frontage' ) }
				</>
			) : (
				__( 'Never', 'frontage' )
			),
		],
		[
			__( 'Contacted by your server', 'frontage' ),
			<Hosts key="hosts" hosts={ vendor.hosts } />,
		],
		...( vendor.policyUrl ? [ policyOf( vendor ) ] : [] ),
	];
}

const policyOf = ( { policyUrl, title }: Vendor ) => [
	__( 'More', 'frontage' ),
	<a key="policy" href={ policyUrl }>
		{ sprintf(
			/* translators: %s: name of a company. */
			__( '%s privacy policy', 'frontage' ),
			title
		) }
	</a>,
];

const Hosts = ( { hosts }: { hosts: string[] } ) =>
	hosts.length > 0 ? (
		<code>{ hosts.join( ', ' ) }</code>
	) : (
		__( 'The address you enter', 'frontage' )
	);
