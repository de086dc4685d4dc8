<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Domain\Render\Ids;
use Frontage\Domain\Video\Playlist_Page;
use Frontage\Domain\Video\Playlists;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Post_Visibility;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Prints a page of a playlist.
 *
 * The call of S0 §7. Of the options, `playlistId` is a signed gallery, with the choices of its author, and `pageToken`
 * the number of a page; the others are named as in S0 §3, and not read.
 */
final class Gallery_Page extends Action {
	public const NAME  = 'frontage_video_gallery_page';
	public const REPLY = 'HTML of the gallery with that page; 503 if the vendor does not answer';

	public function args(): array {
		return array(
			'security' => Args::text( 0, 100, '' ),
			'options'  => Args::json(
				array(
					'playlistId' => Args::signed( Gallery::KIND ),
					'pageToken'  => Args::int( 1, Playlists::MOST_PAGES, 1 ),
				)
			),
		);
	}

	/** Allows everyone, since videos of playlists are public; rate-limited, since a page may have to be fetched. */
	public function policy(): Policy {
		return Policy::public_read( per_minute: 60 );
	}

	/**
	 * Returns the gallery.
	 *
	 * @param array<string, mixed> $args Options.
	 * @param Visitor              $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$signed = $args['options']['playlistId'];
		$asked  = $args['options']['pageToken'];
		$chosen = is_array( $signed['chosen'] ?? null ) ? $signed['chosen'] : array();
		$layout = new Layout( $chosen );
		$source = new Source( $chosen, $layout );
		$page   = $this->page( $source, $layout->size, $asked, is_int( $signed['post'] ?? null ) ? $signed['post'] : 0 );
		if ( null === $source->playlist ) {
			throw new Action_Exception( 404, 'no_playlist', __( 'Sorry, there was an error loading the next page.', 'frontage' ) );
		}
		$found = null === $page || ( $page->number < $asked && '' !== $page->next ) ? null : $source->listed( $page );
		if ( null === $found ) {
			$text = __( 'Sorry, there was an error loading the next page.', 'frontage' );
			throw new Action_Exception( 503, 'no_videos', $text );
		}
		$id = is_string( $signed['id'] ?? null ) ? Ids::clean( $signed['id'] ) : '';
		return Response::html( ( new Gallery( $id, $layout, $source, $found ) )->island() );
	}

	/**
	 * Returns a page of the playlist. A vendor is asked only for a gallery that is saved in a post which visitors see;
	 * for one that is elsewhere, such as in a template, cron has the next page ready.
	 *
	 * @param int $size Videos on a page.
	 * @param int $asked Number of the page.
	 * @param int $post Where the gallery was printed; 0 if unknown.
	 * @throws Action_Exception Like a missing post, if the post may not be seen.
	 */
	private function page( Source $source, int $size, int $asked, int $post ): ?Playlist_Page {
		if ( $post > 0 && ! Post_Visibility::can_view( $post ) ) {
			throw Action_Exception::missing_post();
		}
		if ( null === $source->playlist ) {
			return null;
		}
		return $post > 0 && $source->playlist->is_in( (string) get_post_field( 'post_content', $post, 'raw' ) )
			? Playlists::fetch( $source->playlist, $asked, $size )
			: Playlists::read( $source->playlist, $asked, $size );
	}
}
