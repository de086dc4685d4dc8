<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Share;

use Frontage\Domain\Share\Networks;
use Frontage\Domain\Share\Shared_Page;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the buttons of all networks, for a popup (S0 §7).
 *
 * Post, title and picture come from the post; the address and the title of the request count only for other pages of this
 * site.
 */
final class All_Networks extends Action {
	public const NAME  = 'generate_all_networks_popup';
	public const REPLY = 'HTML of the buttons';

	public function args(): array {
		return array(
			'all_networks_page_id' => Args::post( optional: true ),
			'all_networks_link'    => Args::url( optional: true ),
			'all_networks_title'   => Args::text( 0, 300, '' ),
			'all_networks_media'   => Args::url( optional: true ),
			'is_popup'             => Args::text( 0, 10, '' ),
			'nonce'                => Args::text( 0, 40, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( cache_seconds: 0, per_minute: 60 );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$post = get_post( $args['all_networks_page_id'] ?: 0 );
		$page = $args['all_networks_page_id'] > 0 && null !== $post
			? Shared_Page::of_post( $post )
			: Shared_Page::of_site( $args['all_networks_link'], $args['all_networks_title'] );
		if ( null === $page ) {
			throw Invalid_Argument::invalid( 'all_networks_link', 'an address of this site' );
		}
		$networks = array_values( array_diff( Networks::slugs(), array( Networks::MORE ) ) );
		return Response::html( Share_List::html( $page, Share_Options::popup( $networks ), array() ) );
	}
}
