<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Video;

use Frontage\Base\Html\Html;
use Frontage\Domain\Providers\With_Video;
use Frontage\Domain\Render\Caption;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Status;
use Frontage\Domain\Render\Wrapper;
use Frontage\Domain\Video\Consent_Line;
use Frontage\Domain\Video\Video_Address;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A video: a poster that leads to its vendor, or the file with the browser’s controls; chapters and transcript. */
final class Video {
	private readonly Source $source;

	private readonly Chapters $chapters;

	/** Rich text. */
	private readonly string $caption;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 * @param string               $transcript Rendered inner blocks.
	 */
	public function __construct( private readonly array $attributes, private readonly string $transcript ) {
		$this->source   = new Source( $attributes );
		$this->chapters = new Chapters( $attributes['chapters'] ?? array(), $this->source );
		$this->caption  = Caption::html( is_string( $attributes['caption'] ?? null ) ? $attributes['caption'] : '' );
	}

	/** Returns the block; null without an address. */
	public function html(): ?Html {
		$source = $this->source;
		if ( '' === $source->url ) {
			return null;
		}
		$anchor = Ids::anchor( $this->attributes );
		$wrap   = array( 'id' => '' === $anchor ? null : $anchor );
		if ( null === $source->video ) {
			$link = el( 'p', array(), el( 'a', array( 'href' => $source->url ), '' === $source->title ? $source->url : $source->title ) );
			return Wrapper::html( $wrap + array( 'class' => 'frontage-video' ), $link, $this->words() );
		}
		Video_Data::add( $source );
		$inside = null === $source->vendor
			? ( new File_Player( $source, $this->attributes ) )->html()
			: $this->vendor( $source->vendor, $source->video );
		return Wrapper::html(
			$wrap + array( 'class' => "frontage-video is-{$source->video->provider}" ),
			fragment( null === $source->vendor ? null : Consent_Line::remembered( 'video', $source->vendor ) ),
			Island::html(
				'video',
				$this->props( $source->video ),
				fragment( $inside, $this->chapters->html(), Status::html() ),
				$this->is( 'playsInView' ) ? 'interaction visible' : 'interaction'
			),
			$this->words()
		);
	}

	/**
	 * Returns the poster and what a press does, for a video of a vendor.
	 *
	 * @param With_Video    $vendor
	 * @param Video_Address $video At the vendor.
	 */
	private function vendor( With_Video $vendor, Video_Address $video ): Html {
		$url   = $vendor->watch_url( $video );
		$title = $this->attributes['hasTitle'] ?? true;
		return fragment(
			Frame::html( $this->source, ( new Poster_Link( $this->source, false !== $title ) )->html( $url ), $url ),
			Consent_Line::html( $vendor, 'frontage-video', true )
		);
	}

	/** Returns caption and transcript. */
	private function words(): Html {
		return fragment(
			'' === $this->caption ? null : el( 'p', array( 'class' => 'frontage-video__caption' ), Html::raw( $this->caption ) ),
			'' === trim( $this->transcript ) ? null : el(
				'details',
				array( 'class' => 'frontage-video__transcript' ),
				el( 'summary', array(), __( 'Transcript', 'frontage' ) ),
				Html::raw( $this->transcript )
			)
		);
	}

	/**
	 * Returns what the script needs.
	 *
	 * @return array<string, mixed>
	 */
	private function props( Video_Address $video ): array {
		$vendor = $this->source->vendor;
		$title  = '' === $this->source->title ? __( 'Video', 'frontage' ) : $this->source->title;
		$words  = array();
		if ( $this->is( 'isSticky' ) ) {
			$words['close'] = __( 'Close video', 'frontage' );
		}
		$props = array_filter(
			array(
				'isSticky'    => $this->is( 'isSticky' ),
				'playsInView' => $this->is( 'playsInView' ),
			)
		);
		if ( null === $vendor ) {
			return array() === $words ? $props : $props + array( 'words' => $words );
		}
		$company = $vendor->title();
		return $props + array(
			'vendor' => $vendor::group(),
			'embed'  => ( new Embed( $this->attributes ) )->url( $vendor->embed_url( $video ), $video ),
			'title'  => $title,
			'terms'  => Consent::terms( $vendor ),
			'words'  => $words + array(
				'always' => Consent_Line::always( $company ),
				'stop'   => Consent::stop( $company ),
				/* translators: %s: name of a company. */
				'failed' => sprintf( __( '%s cannot play this video here. Open it there instead.', 'frontage' ), $company ),
			),
		);
	}

	/**
	 * Returns whether a choice is on.
	 *
	 * @param string $name Attribute.
	 */
	private function is( string $name ): bool {
		return true === ( $this->attributes[ $name ] ?? false );
	}
}
