<?php
declare( strict_types=1 );

namespace Frontage\Domain\Actions;

use Frontage\Base\Html\Url;
use Frontage\Domain\Feeds\Cached_Feed;
use Frontage\Domain\Feeds\Feed_Item;
use Frontage\Domain\Feeds\Feed_Pictures;
use Frontage\Domain\Feeds\Feed_Source;
use Frontage\Domain\Feeds\Feeds;
use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Providers\Providers;
use Frontage\Domain\Providers\With_Feed;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Tells an author which networks have feeds, and finds one: asks the network once, and copies its first pictures. Pages read
 * what this keeps.
 */
final class Find_Feed extends Action {
	public const NAME  = 'frontage_find_feed';
	public const REPLY = 'JSON `{ networks, source, url, error, posts }`; 422 if there is no such feed, or the network does not answer';

	private const MOST_POSTS = 60;

	public function args(): array {
		return array(
			'provider' => Args::text( 0, 40, '' ),
			'address'  => Args::text( 0, 1000, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts', 30 );
	}

	/**
	 * Returns the networks, and if an address was typed, its source and posts.
	 *
	 * @param array<string, mixed> $args Network and address; both may be empty.
	 * @param Visitor              $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$networks = array_filter( Providers::all(), static fn ( $one ): bool => $one instanceof With_Feed );
		$source   = '' === $args['address'] ? null : self::source( $networks, $args['provider'], Url::decoded( $args['address'] ) );
		$copy     = null === $source ? null : self::ask( $source );
		return Response::json(
			array(
				'networks' => array_map( self::network( ... ), array_values( $networks ) ),
				'source'   => $source?->to_array(),
				'url'      => null === $source ? '' : $networks[ $source->provider ]->profile_url( $source ),
				'error'    => $copy->error ?? '',
				'posts'    => array_map( self::post( ... ), array_slice( $copy->items ?? array(), 0, self::MOST_POSTS ) ),
			)
		);
	}

	/**
	 * Returns what an address names.
	 *
	 * @param array<string, With_Feed> $networks By slug.
	 * @param string                   $slug Of the network that the author chose; empty for any.
	 * @throws Action_Exception If no network knows it.
	 */
	private static function source( array $networks, string $slug, string $address ): Feed_Source {
		$asked = '' === $slug ? $networks : array_intersect_key( $networks, array( $slug => true ) );
		foreach ( $asked as $network ) {
			$source = $network->source_at( $address );
			if ( null !== $source ) {
				return $source;
			}
		}
		$text = __( 'This is not the address or name of an account. Copy the address of the profile from your browser.', 'frontage' );
		throw new Action_Exception( 422, 'no_source', $text );
	}

	/**
	 * Asks the network, and copies its first pictures.
	 *
	 * @throws Action_Exception If the network refuses.
	 */
	private static function ask( Feed_Source $source ): Cached_Feed {
		try {
			$copy = Feeds::ask( $source );
		} catch ( Http_Error $error ) {
			throw new Action_Exception( 422, $error->reason, $error->getMessage() );
		}
		Feed_Pictures::refresh( ...array_values( $source->to_array() ) );
		return $copy;
	}

	/**
	 * Returns what the editor knows of a post.
	 *
	 * @return array{id: string, key: string, text: string}
	 */
	private static function post( Feed_Item $item ): array {
		return array(
			'id'   => $item->id,
			'key'  => $item->key(),
			'text' => wp_trim_words( trim( "$item->title $item->text" ), 12, '…' ),
		);
	}

	/**
	 * Returns what the editor knows of a network.
	 *
	 * @return array{slug: string, title: string, isConnected: bool, needsKey: bool}
	 */
	private static function network( With_Feed $network ): array {
		return array(
			'slug'        => $network::group(),
			'title'       => $network->title(),
			'isConnected' => Providers::is_configured( $network ),
			'needsKey'    => Providers::needs_key( $network ),
		);
	}
}
