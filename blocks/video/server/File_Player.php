<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Url;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** A video file with the browser’s controls and text tracks, which needs no script. */
final class File_Player {
	private const KINDS = array( 'subtitles', 'captions', 'descriptions', 'chapters', 'metadata' );

	private const MOST_TRACKS = 20;

	/**
	 * Takes the video.
	 *
	 * @param Source               $source Of the block.
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly Source $source, private readonly array $attributes ) {}

	/** Returns the player. */
	public function html(): Html {
		$poster = $this->source->poster()['src'] ?? null;
		$start  = $this->source->video->start ?? 0;
		$url    = (string) strtok( $this->source->url, '#' );
		$type   = $this->source->type();
		$is_own = ! str_contains( $url, '//' ) || str_starts_with( $url, home_url( '/' ) );
		$player = el(
			'video',
			array(
				'class'       => 'frontage-video__file',
				'controls'    => true,
				'playsinline' => true,
				'muted'       => true === ( $this->attributes['playsInView'] ?? false ),
				'loop'        => true === ( $this->attributes['isLoop'] ?? false ),
				// Without a poster, its first picture; but nothing of another site before a press.
				'preload'     => null === $poster && $is_own ? 'metadata' : 'none',
				'poster'      => $poster,
				'aria-label'  => '' === $this->source->title ? null : $this->source->title,
			),
			el(
				'source',
				array(
					'src'  => $url . ( $start > 0 ? "#t=$start" : '' ),
					'type' => '' === $type ? null : $type,
				)
			),
			$this->tracks(),
			el( 'a', array( 'href' => $url ), '' === $this->source->title ? $url : $this->source->title )
		);
		return Frame::html( $this->source, $player, $url );
	}

	/**
	 * Returns the text tracks; the first of the subtitles is shown.
	 *
	 * @return list<Html>
	 */
	private function tracks(): array {
		$tracks   = array();
		$is_first = true;
		$given    = $this->attributes['tracks'] ?? array();
		foreach ( array_slice( is_array( $given ) ? $given : array(), 0, self::MOST_TRACKS ) as $track ) {
			$url = Url::safe( is_array( $track ) ? $track['src'] ?? '' : '' );
			if ( ! is_array( $track ) || '' === $url ) {
				continue;
			}
			$kind     = in_array( $track['kind'] ?? '', self::KINDS, true ) ? $track['kind'] : 'subtitles';
			$language = Kses::text( $track['srcLang'] ?? '' );
			$label    = Kses::text( $track['label'] ?? '' );
			$is_seen  = $is_first && 'captions' === $kind;
			$is_first = $is_first && ! $is_seen;
			$tracks[] = el(
				'track',
				array(
					'src'     => $url,
					'kind'    => $kind,
					// Subtitles need a language.
					'srclang' => '' === $language ? ( 'subtitles' === $kind ? 'en' : null ) : $language,
					'label'   => '' === $label ? null : $label,
					'default' => $is_seen,
				)
			);
		}
		return $tracks;
	}
}
