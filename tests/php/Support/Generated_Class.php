<?php
declare( strict_types=1 );

namespace Frontage\Tests;

use Frontage\Domain\Providers\Third_Party;
use Frontage\Http\Policy;
use LogicException;
use ReflectionClass;
use ReflectionMethod;
use ReflectionNamedType;
use ReflectionType;

/** Classes of another plugin for any interface: one that notes its calls and returns as little as possible, and one that throws. */
final class Generated_Class {
	/** What every text is, such as its name or key. */
	public const NAME = 'acme';

	/** The message of what is thrown. */
	public const MESSAGE = 'The shelf is empty';

	/**
	 * Methods that were called, of any generated class.
	 *
	 * @var list<string>
	 */
	public static array $calls = array();

	/**
	 * Results that have a form, by interface and method.
	 *
	 * @var array<string, mixed>
	 */
	private const RESULTS = array(
		'Importer::preview'          => array(
			'read'   => 0,
			'raised' => 0,
		),
		'Visibility_Condition::name' => 'acme/level',
		'Trigger::type'              => 'acme/level',
		'Condition::type'            => 'acme/level',
	);

	/**
	 * Writes a class.
	 *
	 * @param class-string $contract Interface.
	 * @param bool $is_broken Whether its methods throw.
	 * @param list<string> $works Methods that do not.
	 * @return class-string
	 */
	public static function of( string $contract, bool $is_broken, array $works = array() ): string {
		static $number = 0;
		++$number;
		$name = "Acme_$number";
		$code = '';
		foreach ( ( new ReflectionClass( $contract ) )->getMethods() as $method ) {
			$throws = $is_broken && ! in_array( $method->getName(), $works, true );
			$code  .= self::signature( $method ) . '{' . ( $throws ? self::throwing() : self::noting( $method ) ) . '}';
		}
		// phpcs:ignore Squiz.PHP.Eval -- The only way to write a class for an interface that has static methods.
		eval( "namespace Acme; final class $name implements \\$contract { public const ROUTE = '/acme', METHOD = 'GET'; $code }" );
		return "Acme\\$name"; // @phpstan-ignore return.type
	}

	/**
	 * Notes a call and returns as little as possible.
	 *
	 * @param class-string $name Interface.
	 * @param string $method Method name.
	 * @param array<mixed> $given Arguments.
	 */
	public static function result( string $name, string $method, array $given ): mixed {
		self::$calls[] = $method;
		$type          = ( new ReflectionMethod( $name, $method ) )->getReturnType();
		foreach ( $given as $value ) {
			if ( is_object( $value ) && $type instanceof ReflectionNamedType && is_a( $value, $type->getName() ) ) {
				return $value;
			}
		}
		return self::RESULTS[ ( new ReflectionClass( $name ) )->getShortName() . "::$method" ] ?? self::least( $type );
	}

	/** Returns the least value of a type. */
	private static function least( ?ReflectionType $type ): mixed {
		$name = $type instanceof ReflectionNamedType ? $type->getName() : 'mixed';
		return match ( true ) {
			null === $type || $type->allowsNull() => null,
			'string' === $name => self::NAME,
			'int' === $name => 0,
			'bool' === $name => false,
			'array' === $name => array(),
			Policy::class === $name => Policy::users(),
			Third_Party::class === $name => new Third_Party( '', '', 'marketing', array() ),
			class_exists( $name ) => ( new ReflectionClass( $name ) )->newInstanceWithoutConstructor(),
			default => throw new LogicException( "There is no least $name." ),
		};
	}

	/** Returns the beginning of a method. */
	private static function signature( ReflectionMethod $method ): string {
		$parameters = array();
		foreach ( $method->getParameters() as $one ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP code is what is wanted.
			$default      = $one->isDefaultValueAvailable() ? ' = ' . var_export( $one->getDefaultValue(), true ) : '';
			$parameters[] = self::type( $one->getType() ) . " \${$one->getName()}$default";
		}
		$type = $method->getReturnType();
		return ' public ' . ( $method->isStatic() ? 'static ' : '' ) . "function {$method->getName()}(" . implode( ', ', $parameters ) . ')'
			. ( null === $type ? '' : ': ' . self::type( $type, $method->class ) );
	}

	/** Returns a type as it is written in any namespace. */
	private static function type( ?ReflectionType $type, string $own = '' ): string {
		if ( ! $type instanceof ReflectionNamedType ) {
			return (string) $type;
		}
		$name = 'self' === $type->getName() ? $own : $type->getName();
		$name = $type->isBuiltin() ? $name : "\\$name";
		return ( $type->allowsNull() && 'mixed' !== $name ? '?' : '' ) . $name;
	}

	private static function throwing(): string {
		return 'throw new \RuntimeException( \'' . self::MESSAGE . '\' );';
	}

	/** Returns the code of a method that notes its call. */
	private static function noting( ReflectionMethod $method ): string {
		$type = $method->getReturnType();
		$call = sprintf( '\%s::result( \'%s\', \'%s\', func_get_args() )', self::class, $method->class, $method->getName() );
		$note = sprintf( '\%s::$calls[] = \'%s\';', self::class, $method->getName() );
		$self = $type instanceof ReflectionNamedType && in_array( $type->getName(), array( 'self', $method->class ), true );
		return match ( true ) {
			$self => "$note return new self();",
			$type instanceof ReflectionNamedType && 'void' === $type->getName() => $note,
			default => "return $call;",
		};
	}
}
