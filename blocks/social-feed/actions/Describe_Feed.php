<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Asks a network for the feed that an author has entered. Pages read what this keeps. */
final class Describe_Feed extends Action {
	public const NAME  = 'frontage_describe_feed';
	public const REPLY = 'JSON `{ url, error, posts: [ { key, text } ] }`; 422 if it is no address of the network, or without answer';

	private const MOST = 60;

	public function args(): array {
		return array(
			'network' => Args::choice( Source::NETWORKS ),
			'url'     => Args::text( 1, 1000 ),
		);
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts', 30 );
	}

	/**
	 * Returns the address of the profile and the posts.
	 *
	 * @param array<string, mixed> $args Network and address.
	 * @param Visitor              $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$vendor = Source::vendor( $args['network'] );
		$source = $vendor?->source_at( $args['url'] );
		if ( null === $vendor || null === $source ) {
			/* translators: %s: name of a network. */
			$text = __( 'This is not an address of %s. Copy it from your browser while you look at the profile.', 'frontage' );
			throw new Action_Exception( 422, 'no_feed', sprintf( $text, $vendor?->title() ?? $args['network'] ) );
		}
		try {
			$copy = Feeds::ask( $source );
		} catch ( Http_Error $error ) {
			throw new Action_Exception( 422, $error->reason, $error->getMessage() );
		}
		$post = static fn ( Feed_Item $item ): array => array(
			'key'  => Moderation::post( $item ),
			'text' => wp_trim_words( trim( "$item->title $item->text" ), 12, '…' ),
		);
		return Response::json(
			array(
				'url'   => $vendor->profile_url( $source ),
				'error' => $copy->error,
				'posts' => array_map( $post, array_slice( $copy->items, 0, self::MOST ) ),
			)
		);
	}
}
