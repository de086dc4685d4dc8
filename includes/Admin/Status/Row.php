<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Admin\Status;

use Frontage\Base\Settings\Secrets;
use JsonSerializable;

defined( 'ABSPATH' ) || exit;

/**
 * One fact about the site.
 *
 * A label, a value, whether that is well, and what to do if it is not.
 */
final class Row implements JsonSerializable {
	public const GOOD = 'good';
	public const WARN = 'warn';
	public const BAD  = 'bad';

	/** From the best to the worst. */
	public const STATES = array( self::GOOD, self::WARN, self::BAD );

	/**
	 * Prepares the fact; the named constructors say of which state.
	 *
	 * @param string $state  One of STATES.
	 * @param string $label  What it is about.
	 * @param string $value  What was found.
	 * @param string $advice What to do; empty if all is well.
	 */
	private function __construct(
		public readonly string $state,
		public readonly string $label,
		public readonly string $value,
		public readonly string $advice = ''
	) {}

	/**
	 * All is well, or there is nothing to judge.
	 *
	 * @param string     $label What it is about.
	 * @param string|int $value What was found.
	 */
	public static function good( string $label, string|int $value ): self {
		return new self( self::GOOD, $label, (string) $value );
	}

	/**
	 * It works, but could be better.
	 *
	 * @param string     $label  What it is about.
	 * @param string|int $value  What was found.
	 * @param string     $advice What to do.
	 */
	public static function warn( string $label, string|int $value, string $advice ): self {
		return new self( self::WARN, $label, (string) $value, $advice );
	}

	/**
	 * Something does not work.
	 *
	 * @param string     $label  What it is about.
	 * @param string|int $value  What was found.
	 * @param string     $advice What to do.
	 */
	public static function bad( string $label, string|int $value, string $advice ): self {
		return new self( self::BAD, $label, (string) $value, $advice );
	}

	/**
	 * The same without keys, passwords and folders.
	 *
	 * @param Secrets $secrets What must not be seen.
	 */
	public function without( Secrets $secrets ): self {
		return new self( $this->state, $secrets->hide( $this->label ), $secrets->hide( $this->value ), $secrets->hide( $this->advice ) );
	}

	/**
	 * The worst of some facts.
	 *
	 * @param list<self> $rows The facts.
	 * @return string One of STATES.
	 */
	public static function worst( array $rows ): string {
		$found = array_map( static fn ( self $row ): int => (int) array_search( $row->state, self::STATES, true ), $rows );
		return self::STATES[ max( 0, ...$found ) ];
	}

	/**
	 * The name of a state, for people.
	 *
	 * @param string $state One of STATES.
	 */
	public static function word( string $state ): string {
		return match ( $state ) {
			self::WARN => __( 'Could be improved', 'frontage' ),
			self::BAD => __( 'Needs attention', 'frontage' ),
			default => __( 'Good', 'frontage' ),
		};
	}

	/**
	 * For the REST API.
	 *
	 * @return array{label: string, value: string, state: string, advice: string}
	 */
	public function jsonSerialize(): array {
		return array(
			'label'  => $this->label,
			'value'  => $this->value,
			'state'  => $this->state,
			'advice' => $this->advice,
		);
	}
}
