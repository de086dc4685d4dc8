<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video_Gallery;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use Frontage\Domain\Render\Pagination;
use Frontage\Domain\Video\Playlist_Address;
use Frontage\Domain\Video\Playlist_Page;
use Frontage\Domain\Video\Playlists;
use Frontage\Domain\Video\Posters;
use Frontage\Domain\Video\Video_Address;
use Frontage\Domain\Video\Videos;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Where the videos of a gallery come from: a playlist or channel, or what the author has chosen. */
final class Source {
	private const MOST = 100;

	/** Null for videos that the author has chosen. */
	public readonly ?Playlist_Address $playlist;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Not trusted.
	 */
	public function __construct( private readonly array $attributes, private readonly Layout $layout ) {
		$this->playlist = Playlist_Address::of( $attributes['playlist'] ?? '' );
	}

	/**
	 * Returns a page, or the nearest that there is; null without videos. Never waits.
	 *
	 * @param int $asked From 1.
	 */
	public function page( int $asked ): ?Found_Videos {
		return null === $this->playlist
			? $this->chosen( $asked )
			: $this->listed( Playlists::read( $this->playlist, $this->asked( $asked ), $this->layout->size ) );
	}

	/**
	 * Returns a page of a playlist as the vendor lists it.
	 *
	 * @param Playlist_Page|null $page Null if nothing is known.
	 */
	public function listed( ?Playlist_Page $page ): ?Found_Videos {
		if ( null === $page || array() === $page->videos ) {
			return null;
		}
		Posters::prime( array_column( $page->videos, 'video' ) );
		$items = array_map( Item_Props::of_playlist( ... ), $page->videos );
		$pages = '' === $page->next
			? $page->number
			: min( Playlists::MOST_PAGES, max( $page->number + 1, Pagination::count( $page->total, $this->layout->size ) ) );
		return new Found_Videos( $items, $page->number, $this->has_pages() ? $pages : 1, false );
	}

	/** Returns the accessible name of the list; empty for none. */
	public function label(): string {
		return Kses::text( $this->attributes['label'] ?? '' );
	}

	/** Returns the address of the playlist for people; empty if there is none. */
	public function link(): string {
		$vendor = null === $this->playlist ? null : Playlists::vendor( $this->playlist );
		return null === $this->playlist || null === $vendor
			? Url::safe( $this->attributes['playlist'] ?? '' )
			: $vendor->playlists()->page_url( $this->playlist );
	}

	/** Returns a link in place of videos that are not known yet. */
	public function fallback(): Html {
		$vendor = null === $this->playlist ? null : Playlists::vendor( $this->playlist );
		$text   = null === $vendor
			? $this->link()
			/* translators: %s: name of a company. */
			: sprintf( __( 'Watch the videos on %s', 'frontage' ), $vendor->title() );
		return el( 'p', array(), el( 'a', array( 'href' => $this->link() ), $text ) );
	}

	/**
	 * Returns the videos that the author has chosen.
	 *
	 * @param int $asked From 1.
	 */
	private function chosen( int $asked ): ?Found_Videos {
		$given = $this->attributes['videos'] ?? array();
		$rows  = array_filter( array_slice( is_array( $given ) ? $given : array(), 0, self::MOST ), 'is_array' );
		$at    = static fn ( array $row ): ?Video_Address => Video_Address::of( $row['url'] ?? '' );
		Videos::prime( array_values( array_filter( array_map( $at, $rows ) ) ) );
		$items = array();
		foreach ( $rows as $row ) {
			$item = Item_Props::of_address( $row );
			if ( null !== $item ) {
				$items[ $item['href'] ] = $item;
			}
		}
		$pages = $this->has_pages() ? Pagination::count( count( $items ), $this->layout->size ) : 1;
		return array() === $items ? null : new Found_Videos( array_values( $items ), min( $asked, $pages ), $pages, true );
	}

	/** Returns the page that may be shown. */
	private function asked( int $asked ): int {
		return $this->has_pages() ? $asked : 1;
	}

	/** Returns whether there are further pages. */
	private function has_pages(): bool {
		return 'none' !== $this->layout->paging;
	}
}
