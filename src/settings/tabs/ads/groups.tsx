import { __ } from '@wordpress/i18n';
import { Rows, Section, TabLink } from '../../parts';
import type { Ad, Group } from './types';

/** The groups, which automatic ads name by their slugs, and the way to automatic ads and ads.txt. */
export function Groups( { groups, ads }: { groups: Group[]; ads: Ad[] } ) {
	const title = __( 'Groups', 'frontage' );
	const sizeOf = ( name: string ) =>
		ads.filter( ( ad ) => ad.groups.includes( name ) ).length;
	return (
		<Section
			title={ title }
			description={
				<>
					{ __(
						'Ads of a group take turns in one place. To insert a group into all posts and lists, or to edit ads.txt:',
						'frontage'
					) }{ ' ' }
					<TabLink tab="blocks" args={ { module: 'ads' } }>
						{ __( 'Set up automatic ads', 'frontage' ) }
					</TabLink>
				</>
			}
		>
			<Rows
				label={ title }
				head={ [
					__( 'Group', 'frontage' ),
					__( 'Slug', 'frontage' ),
					__( 'Ads', 'frontage' ),
				] }
				rows={ groups.map( ( { name, slug } ) => [
					name,
					<code key="slug">{ slug }</code>,
					sizeOf( name ),
				] ) }
				empty={ __(
					'No groups yet. Add one while you edit an ad.',
					'frontage'
				) }
			/>
		</Section>
	);
}
