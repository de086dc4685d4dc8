<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Consent_Choices;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Url;
use Frontage\Domain\Privacy\Consent_Mode;
use Frontage\Domain\Providers\Service;
use Frontage\Domain\Providers\Services;
use Frontage\Domain\Render\Consent;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The place where visitors withdraw what they have allowed.
 *
 * Pages are the same for all visitors, so every service is printed, hidden; the browser shows those that it remembers.
 */
final class Consent_Choices {
	private const B = 'frontage-consent-choices';

	/**
	 * Takes what the author chose.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {}

	/** Returns the block. */
	public function html(): Html {
		return Wrapper::html(
			array(
				'id'    => Ids::for( 'consent-choices', $this->attributes ),
				'class' => self::B,
			),
			match ( true ) {
				Consent_Mode::has_api(), Consent_Mode::ASK === Consent_Mode::current() => $this->choices(),
				Consent_Mode::CLICK === Consent_Mode::current() => $this->about(
					__( 'This site asks every time before it loads content from other services. No choice is remembered.', 'frontage' )
				),
				default => $this->about(
					__( 'This site loads content from other services without asking. There is no choice to withdraw.', 'frontage' )
				),
			}
		);
	}

	/** Returns what the browser remembers, which only its script can read. */
	private function choices(): Html {
		$services = Services::in_browsers();
		return fragment(
			$this->about(
				__(
					'This site loads content from some services only if you agree. Your browser remembers for 30 days where you chose “always”.',
					'frontage'
				)
			),
			el(
				'noscript',
				array(),
				$this->about(
					__(
						'Without JavaScript, no such content is loaded, and what your browser remembers cannot be shown here. To delete it, remove the data of this site in the settings of your browser.',
						'frontage'
					)
				)
			),
			Island::html(
				'consent-choices',
				array(
					'services' => array_map( array( Consent::class, 'terms' ), $services ),
					'words'    => array(
						'none'      => __( 'Your browser remembers no such choice for this site.', 'frontage' ),
						'some'      => __( 'You always load content from:', 'frontage' ),
						/* translators: %s: name of a company. */
						'stopped'   => __( 'Content from %s is no longer loaded automatically.', 'frontage' ),
						'elsewhere' => __( 'You can change your choices in the cookie settings of this site.', 'frontage' ),
					),
				),
				fragment(
					el( 'p', array( 'class' => self::B . '__state' ) ),
					el( 'ul', array( 'class' => self::B . '__list' ), ...array_map( array( $this, 'item' ), $services ) ),
					el(
						'p',
						array(
							'class'    => self::B . '__status',
							'role'     => 'status',
							'tabindex' => '-1',
						)
					)
				),
				'visible'
			)
		);
	}

	/**
	 * Returns a service, which only browsers show that remember it.
	 *
	 * @param Service $service Vendor.
	 */
	private function item( Service $service ): Html {
		$title  = $service->title;
		$policy = Url::safe( $service->third_party->policy_url );
		return el(
			'li',
			array(
				'class'  => self::B . '__item',
				'hidden' => true,
			),
			el( '' === $policy ? 'span' : 'a', array( 'href' => '' === $policy ? null : $policy ), $title ),
			' ',
			el(
				'button',
				array(
					'type'  => 'button',
					'class' => self::B . '__stop wp-element-button',
				),
				Consent::stop( $title )
			)
		);
	}

	/**
	 * Returns a sentence about choices on this site.
	 *
	 * @param string $text The sentence.
	 */
	private function about( string $text ): Html {
		return el( 'p', array( 'class' => self::B . '__about' ), $text );
	}
}
