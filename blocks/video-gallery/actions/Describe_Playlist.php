<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Domain\Providers\Http_Error;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlists;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/** Asks a vendor for the first page of a playlist that an author has pasted, and copies its pictures. Pages read what this keeps. */
final class Describe_Playlist extends Action {
	public const NAME  = 'frontage_describe_playlist';
	public const REPLY = 'JSON `{ url, videos }`; 422 if it is no playlist, a key is missing, or the vendor does not answer';

	public function args(): array {
		return array(
			'url'  => Args::text( 1, 500 ),
			'size' => Args::int( 1, Playlists::MOST_SIZE, 12 ),
		);
	}

	public function policy(): Policy {
		return Policy::member_write( 'edit_posts', 30 );
	}

	/**
	 * Returns the address that the block saves, and how many videos there are.
	 *
	 * @param array<string, mixed> $args Address and size of pages.
	 * @param Visitor              $visitor Current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$playlist = Playlist_Address::of( $args['url'] );
		$vendor   = null === $playlist ? null : Playlists::vendor( $playlist );
		if ( null === $playlist || null === $vendor ) {
			$text = __(
				'This is not the address of a playlist or channel at YouTube, Vimeo, or a PeerTube server that is named under Integrations.',
				'frontage'
			);
			throw new Action_Exception( 422, 'no_playlist', $text );
		}
		try {
			$playlist = Playlists::look_up( $playlist );
			$page     = Playlists::ask( $playlist, $args['size'] );
		} catch ( Http_Error $error ) {
			throw new Action_Exception( 422, $error->reason, $error->getMessage() );
		}
		return Response::json(
			array(
				'url'    => $vendor->playlists()->page_url( $playlist ),
				'videos' => max( $page->total, count( $page->videos ) ),
			)
		);
	}
}
