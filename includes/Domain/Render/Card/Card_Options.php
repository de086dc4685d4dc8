<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render\Card;

use Frontage\Domain\Query\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * What cards show of posts.
 *
 * The validated options of an author for the cards of a list, from block attributes of the same names.
 *
 * @phpstan-type Data array{
 *     titleTag: string,
 *     imageSize: string,
 *     ratio: string,
 *     fallbackImage: int,
 *     excerptLength: int,
 *     buttonText: string,
 *     taxonomy: string,
 *     imagePlace: string,
 *     imageWidth: int,
 *     fieldKey: string,
 *     fieldLabel: string,
 *     showImage: bool,
 *     showTerms: bool,
 *     showAuthor: bool,
 *     showDate: bool,
 *     showComments: bool,
 *     showAvatar: bool,
 *     showReadingTime: bool,
 *     showExcerpt: bool,
 *     showButton: bool,
 *     newTab: bool,
 *     extras: list<string>,
 *     card: Card_Template|null,
 * }
 */
final class Card_Options {
	private const TAGS   = array( 'h2', 'h3', 'h4', 'h5', 'h6', 'p' );
	private const RATIOS = array( '3/2', '4/3', '16/9', '1/1', '3/4', 'auto' );
	private const PLACES = array( 'top', 'start', 'end', 'behind' );
	private const FLAGS  = array(
		'showImage',
		'showTerms',
		'showAuthor',
		'showDate',
		'showComments',
		'showAvatar',
		'showReadingTime',
		'showExcerpt',
		'showButton',
		'newTab',
	);

	/** Maximum width of an image beside the text, in percent. */
	private const WIDEST = 70;

	/** Maximum number of words in an excerpt. */
	private const MOST_WORDS = 80;

	/**
	 * Stores validated data.
	 *
	 * @param Data $data Keyed by name.
	 * @param string $sizes Value of the `sizes` attribute of images.
	 */
	private function __construct( public readonly array $data, public readonly string $sizes ) {}

	/**
	 * Parses block attributes or signed data; invalid values become the default.
	 *
	 * @param array<string, mixed> $saved Options.
	 * @param string $sizes Value of the `sizes` attribute of images.
	 */
	public static function of( array $saved, string $sizes = '' ): self {
		$taxonomy = $saved['taxonomy'] ?? '';
		return new self(
			array(
				'titleTag'      => Sanitizer::choice( $saved['titleTag'] ?? null, self::TAGS, 'h3' ),
				'imageSize'     => Sanitizer::choice(
					$saved['imageSize'] ?? null,
					array_values( get_intermediate_image_sizes() ),
					'medium_large'
				),
				'ratio'         => Sanitizer::choice( $saved['ratio'] ?? null, self::RATIOS, '3/2' ),
				'fallbackImage' => Sanitizer::int( $saved['fallbackImage'] ?? null, 0, PHP_INT_MAX, 0 ),
				'imagePlace'    => Sanitizer::choice( $saved['imagePlace'] ?? null, self::PLACES, '' ),
				'imageWidth'    => Sanitizer::int( $saved['imageWidth'] ?? null, 0, self::WIDEST, 0 ),
				'fieldKey'      => Sanitizer::line( $saved['fieldKey'] ?? '' ),
				'fieldLabel'    => Sanitizer::line( $saved['fieldLabel'] ?? '' ),
				'excerptLength' => Sanitizer::int( $saved['excerptLength'] ?? null, 1, self::MOST_WORDS, 20 ),
				'buttonText'    => Sanitizer::line( $saved['buttonText'] ?? '' ),
				'taxonomy'      => is_string( $taxonomy ) && is_taxonomy_viewable( $taxonomy ) ? $taxonomy : 'category',
				'extras'        => Extras::named( $saved['extras'] ?? null ),
				'card'          => Card_Template::named( $saved['card'] ?? null ),
			) + array_combine( self::FLAGS, array_map( static fn ( string $flag ): bool => ! empty( $saved[ $flag ] ), self::FLAGS ) ),
			$sizes
		);
	}

	/** Returns the aspect ratio of images, as a style for the element around the cards. */
	public function ratio(): ?string {
		return 'auto' === $this->data['ratio'] ? null : $this->data['ratio'];
	}
}
